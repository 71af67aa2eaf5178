/** The carrier over a WebSocket: comes back by itself, and sends again what was not answered. */
import type { Order, Report } from "../made/wire";
import type { Carrier, Desk, Link } from "./carrier";
import { ServerDesk } from "./desk";

const PROTOCOL = 1;
const PING_MS = 25_000;
const [WAIT_MIN_MS, WAIT_MAX_MS] = [500, 8000];

export class SocketCarrier implements Carrier {
  private socket: WebSocket | undefined;
  private unanswered = new Map<string, Order>();
  private wait = WAIT_MIN_MS;
  private isClosed = false;
  private timers = new Set<ReturnType<typeof setTimeout>>();
  private pinging: ReturnType<typeof setInterval> | undefined;
  private hear: (report: Report) => void = () => {};
  private link: (link: Link) => void = () => {};
  private hello: () => { eyes: number; since: number } = () => ({ eyes: -3, since: 0 });

  readonly desk: Desk;

  constructor(private readonly table: string) {
    this.desk = new ServerDesk(table);
  }

  open(hear: (report: Report) => void, link: (link: Link) => void, hello: () => { eyes: number; since: number }): void {
    [this.hear, this.link, this.hello] = [hear, link, hello];
    this.connect();
    addEventListener("online", this.hurry);
  }

  send(order: Order): void {
    if ("id" in order && order.id && order.type !== "look") this.unanswered.set(order.id, order);
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(order));
  }

  close(): void {
    this.isClosed = true;
    removeEventListener("online", this.hurry);
    clearInterval(this.pinging);
    for (const timer of this.timers) clearTimeout(timer);
    this.socket?.close();
  }

  private readonly hurry = (): void => {
    if (!this.isClosed && this.socket?.readyState !== WebSocket.OPEN) this.connect();
  };

  private connect(): void {
    if (this.isClosed) return;
    this.link("connecting");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.table)}/socket`);
    this.socket = socket;
    let again = -2;
    socket.onopen = () => {
      socket.send(JSON.stringify({ type: "hello", version: PROTOCOL, moves: "full", ...this.hello() }));
    };
    socket.onmessage = (message: MessageEvent<string>) => {
      const report = JSON.parse(message.data) as Report;
      if (report.type === "welcome") this.welcome();
      if (report.type === "bye") again = report.again_ms ?? -1;
      if ("id" in report) this.unanswered.delete(report.id);
      this.hear(report);
    };
    socket.onclose = (event) => {
      clearInterval(this.pinging);
      if (this.isClosed || this.socket !== socket) return;
      if (event.code === 1008 && again < 0) {
        this.isClosed = true;
        this.link("refused");
        return;
      }
      this.link("lost");
      const timer = setTimeout(() => {
        this.timers.delete(timer);
        this.connect();
      }, Math.max(again, this.wait));
      this.timers.add(timer);
      this.wait = Math.min(WAIT_MAX_MS, this.wait * 2);
    };
  }

  private welcome(): void {
    this.wait = WAIT_MIN_MS;
    this.link("open");
    for (const order of this.unanswered.values()) this.socket?.send(JSON.stringify(order));
    clearInterval(this.pinging);
    this.pinging = setInterval(() => this.send({ type: "ping", at: Date.now() }), PING_MS);
  }
}
