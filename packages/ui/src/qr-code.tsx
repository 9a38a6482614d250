import { encode } from 'uqr';

/** Quiet zone around the code, in modules: without it some phones do not detect the code. */
const QUIET = 4;
const EYE = 7;

/** Whether a module belongs to one of the three finder patterns, which are drawn separately. */
function inEye(x: number, y: number, size: number): boolean {
  const near = (at: number) => at < EYE;
  const far = (at: number) => at >= size - EYE;
  return (near(x) && near(y)) || (far(x) && near(y)) || (near(x) && far(y));
}

/** Merges runs of dark modules into one path: a few hundred strokes instead of a thousand squares. */
function modules(data: readonly (readonly boolean[])[]): string {
  const size = data.length;
  let path = '';
  for (const [y, row] of data.entries()) {
    for (let x = 0; x < size; x += 1) {
      if (!row[x] || inEye(x, y, size)) continue;
      let end = x + 1;
      while (end < size && row[end] && !inEye(end, y, size)) end += 1;
      path += `M${x} ${y}h${end - x}v1h${x - end}z`;
      x = end;
    }
  }
  return path;
}

/** A finder pattern with two slightly rounded corners; with more rounding, some readers do not detect it. */
function Eye({ x, y }: { x: number; y: number }) {
  const ring = 'M.6 0H7V6.4A.6.6 0 0 1 6.4 7H0V.6A.6.6 0 0 1 .6 0zM1 1V6H6V1z';
  return (
    <g transform={`translate(${x} ${y})`}>
      <path fillRule="evenodd" d={ring} />
      <path d="M2 2h3v3H2z" />
    </g>
  );
}

/** A QR code as SVG; dark on white in every theme, because phones read nothing else. */
export function QrCode({ text, label, className }: { text: string; label: string; className?: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const side = size + 2 * QUIET;
  return (
    <svg className={className} viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`} role="img" aria-label={label}>
      <rect x={-QUIET} y={-QUIET} width={side} height={side} fill="#fff" />
      <g fill="#241019" shapeRendering="crispEdges">
        <path d={modules(data)} />
      </g>
      <g fill="#241019">
        <Eye x={0} y={0} />
        <Eye x={size - EYE} y={0} />
        <Eye x={0} y={size - EYE} />
      </g>
    </svg>
  );
}
