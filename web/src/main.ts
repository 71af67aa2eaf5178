import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { shelf } from "./pieces/shelf.svelte";
import { words } from "./words/words.svelte";

await Promise.all([words.want("core"), shelf.want("flashpoint")]);
mount(App, { target: document.getElementById("page") ?? document.body });
