import { readdirSync, readFileSync } from 'node:fs';

export interface GroupMember {
  readonly pid: number;
  readonly line: string;
  /** Proportional set size of the process in bytes: memory shared with other processes counts in part. */
  readonly bytes: number;
}

/** The live processes of a process group. */
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
        // The process ended while its files were being read.
        return [];
      }
    });
}
