/** A table from a file instead of a server, to look at: tests/fixture.html?name=family on `npm run dev`. */
import { mount } from "svelte";
import "../src/app.css";
import "../src/lib/look.svelte";
import Symbols from "../src/pieces/Symbols.svelte";
import TableScreen from "../src/screens/TableScreen.svelte";
import { words } from "../src/words/words.svelte";
import { FixtureCarrier } from "./fixture-carrier";

const files = import.meta.glob("./fixtures/*.json", { import: "default" });
const name = new URLSearchParams(location.search).get("name") ?? "family";
await words.want("core");
const table = await files[`./fixtures/${name}.json`]?.();
const target = document.getElementById("page") ?? document.body;
mount(Symbols, { target });
mount(TableScreen, { target, props: { carrier: new FixtureCarrier(table as never), eyes: 0, go: () => {} } });
