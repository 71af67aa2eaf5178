import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { words } from "./words/words.svelte";

await words.want("core");
mount(App, { target: document.getElementById("page") ?? document.body });
