/** Milliseconds of processor time that some work takes: what else a machine does, or how busy it is, is not among them. */
export function cpuMs(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
