import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The built page lies inside the package, so that it ships in the wheel and `tocsin serve` finds it.
// Nothing is inlined as data: the server's Content-Security-Policy allows 'self' alone.
export default defineConfig({
  plugins: [svelte()],
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
