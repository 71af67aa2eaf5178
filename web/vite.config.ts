/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

// A build ships no source maps, yet the plugin asks for the map of every component as it came in,
// and the compiler joins its own to it: a twentieth of the build, for nothing. So it is told of none.
function withoutMaps(plugins: Plugin[]): Plugin[] {
  for (const { name, transform } of plugins) {
    if (name !== "vite-plugin-svelte:compile" || typeof transform !== "object") continue;
    const compile = transform.handler;
    transform.handler = function (code, id, options) {
      const blind = Object.create(this, { getCombinedSourcemap: { value: () => undefined } });
      return compile.call(blind, code, id, options);
    };
  }
  return plugins;
}

// The built page lies inside the package, so that it ships in the wheel and `tocsin serve` finds it.
// Nothing is inlined as data: the server's Content-Security-Policy allows 'self' alone.
export default defineConfig({
  plugins: [withoutMaps(svelte())],
  base: "/",
  build: {
    outDir: "../src/tocsin/page",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { "/api": { target: "http://127.0.0.1:8720", ws: true } },
  },
  // Tests mount components as a browser does, not as a server that writes pages.
  ...(process.env.VITEST ? { resolve: { conditions: ["browser"] } } : {}),
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.ts"],
    // Slow machines are slow, not wrong.
    testTimeout: 30_000,
  },
});
