import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { parts } from "./lib/parts.svelte";
import { shelf } from "./pieces/shelf.svelte";
import { words } from "./words/words.svelte";

parts.listen();
void shelf.want("flashpoint");
await words.want("core");
mount(App, { target: document.getElementById("page") ?? document.body });
