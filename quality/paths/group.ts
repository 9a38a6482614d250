import { readdirSync, readFileSync } from 'node:fs';

export interface GroupMember {
  readonly pid: number;
  readonly line: string;
  /** Its share of the memory in bytes: what it has with others counts in part. */
  readonly bytes: number;
}

/** The living processes of a process group. */
export function membersOf(group: number): GroupMember[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const [state, , pgrp] = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
        if (Number(pgrp) !== group || state === 'Z') return [];
        const line = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
        const kilobytes = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${name}/smaps_rollup`, 'utf8'))?.[1];
        return [{ pid: Number(name), line, bytes: Number(kilobytes ?? 0) * 1024 }];
      } catch {
        // Gone in between.
        return [];
      }
    });
}
