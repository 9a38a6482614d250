import { connect, type Socket } from 'node:net';

/** This program, `slow-sockets.ts PORT COUNT`, opens sockets, sends a byte per second into each, and reports how long they lived. */
const [port = '0', count = '0'] = process.argv.slice(2);

const HEADERS = 'PUT /api/candidates/complete HTTP/1.1\r\nHost: 127.0.0.1\r\n';
const MULTIPART = `${HEADERS}Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 3000000\r\n\r\n--x\r\nContent-Disposition: form-data; name="cvFile"; filename="cv.pdf"\r\n\r\n`;

const lives: number[] = [];
const open = new Set<Socket>();

function drip(number: number): void {
  const begun = performance.now();
  const inBody = number % 2 === 1;
  const socket = connect({ port: Number(port), host: '127.0.0.1' });
  open.add(socket);
  // The socket sends an endless header line, or an endless file.
  socket.write(inBody ? MULTIPART : `${HEADERS}X-Slow: `);
  const timer = setInterval(() => socket.write('a'), 1000);
  socket.on('error', () => {});
  socket.resume();
  socket.on('close', () => {
    clearInterval(timer);
    open.delete(socket);
    lives.push(performance.now() - begun);
  });
}

for (let number = 0; number < Number(count); number += 1) {
  drip(number);
  // The sockets are opened in small groups, because a full accept backlog would test something else.
  if (number % 50 === 0) await new Promise((resolve) => setTimeout(resolve, 10));
}
process.send?.('open');
process.on('message', () => {
  process.send?.({ closed: lives.length, longest: Math.max(0, ...lives), open: open.size });
  for (const socket of open) socket.destroy();
  process.exit(0);
});
