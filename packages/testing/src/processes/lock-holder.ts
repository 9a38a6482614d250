import { lockFolder } from '@kafaa/server/adapters/db/lock';

// Program that adapters/db/lock.test.ts starts as a process: it takes the lock and holds it until it is killed or gets input.
try {
  const lock = await lockFolder(process.argv[2] ?? '');
  process.stdout.write('held\n');
  process.stdin.on('data', () => {
    lock.release();
    process.exit(0);
  });
} catch (error) {
  process.stdout.write(`refused ${error instanceof Error ? error.message : ''}\n`);
  process.exit(3);
}
