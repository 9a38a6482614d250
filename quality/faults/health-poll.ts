import { Agent, createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';

// Asks for an address again and again from a process of its own, so that what the trial itself does is not in the figure.
// Told « tell », it says the longest answer since the last time. Without an address it serves nothing to itself: how long
// that takes is the machine's doing.
const EVERY_MS = 15;
const [, , url] = process.argv;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let worst = 0;
let pending = 0;

function ask(address: string): void {
  pending = performance.now();
  const end = () => {
    if (pending > 0) worst = Math.max(worst, performance.now() - pending);
    pending = 0;
    setTimeout(() => ask(address), EVERY_MS);
  };
  const request = get(address, { agent }, (response) => response.resume().on('end', end));
  // A server that answers nobody drops connections in the end: the time until then counts.
  request.on('error', end);
}

process.on('message', () => {
  // An answer that has not come yet counts with the time that it has taken so far.
  process.send?.(Math.max(worst, pending > 0 ? performance.now() - pending : 0));
  worst = 0;
});
if (url === undefined) {
  const own = createServer((_request, response) => response.end('ok'));
  own.listen(0, '127.0.0.1', () => ask(`http://127.0.0.1:${(own.address() as AddressInfo).port}`));
} else ask(`${url}/healthz`);
