import { Agent, createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';

// Polls a URL from a process of its own, so that the trial's own work does not affect the figure. On the message « tell » it
// reports the longest response time since the last report. Without a URL it polls an idle server of its own, to measure delays
// that the machine causes.
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
  // An unresponsive server finally drops the connection; the time until then counts as the response time.
  request.on('error', end);
}

process.on('message', () => {
  // A pending response counts with the time it has taken so far.
  process.send?.(Math.max(worst, pending > 0 ? performance.now() - pending : 0));
  worst = 0;
});
if (url === undefined) {
  const own = createServer((_request, response) => response.end('ok'));
  own.listen(0, '127.0.0.1', () => ask(`http://127.0.0.1:${(own.address() as AddressInfo).port}`));
} else ask(`${url}/healthz`);
