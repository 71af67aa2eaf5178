/** The desk of a table on a server. */
import { invite, newTable, qr, record, rematch, verify } from "../lib/api";
import type { Link, Verdict } from "../made/wire";
import { newId, type Desk } from "./carrier";

export class ServerDesk implements Desk {
  constructor(private readonly table: string) {}

  record(): Promise<string> {
    return record(this.table);
  }

  verify(text: string): Promise<Verdict> {
    return verify(text);
  }

  async rematch(): Promise<string> {
    return (await rematch(this.table, newId())).table.id;
  }

  async playOn(ply: number): Promise<string> {
    return (await newTable({ id: newId(), record: await this.record(), ply, is_practice: true })).table.id;
  }

  invite(role: string): Promise<Link | undefined> {
    return invite(this.table, role);
  }

  picture(link: string): Promise<{ side: number; path: string } | undefined> {
    return qr(link);
  }
}
