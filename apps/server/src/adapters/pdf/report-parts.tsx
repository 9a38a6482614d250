import { Circle, G, Path, Rect, StyleSheet, Svg, Text, View } from '@react-pdf/renderer';
import { Children, type ComponentProps, type ReactNode } from 'react';
import { LARGE, petalPath, radiusOf } from '@kafaa/domain/kernel/rosette';
import type { ReportContent } from '#/platform/files/report-content';
import { FAMILIES } from './report-fonts.ts';
import { tagged } from './report-tags.ts';
import { BAND, GLAZES, TILES } from './tile-band.ts';

export const { sans: SANS, serif: SERIF } = FAMILIES;

/** Colours of the light theme, for print. */
export const PAPER = {
  ink: '#311a28',
  soft: '#6b535e',
  line: '#d9d1ca',
  track: '#f2f0eb',
  blue: '#125cbd',
  blueGhost: '#ddecff',
  blueWash: '#eff6ff',
  ochre: '#f5ba39',
  ochreGhost: '#fef1ca',
  ochreLine: '#90590f',
} as const;

const BAND_SCORES = {
  a: { soft: '#d5f4e0', line: '#309962', text: '#094c30' },
  b: { soft: '#dff19b', line: '#91b01b', text: '#394d0d' },
  c: { soft: '#fee29a', line: '#e19d22', text: '#6d410b' },
  d: { soft: '#ffe4df', line: '#e14b43', text: '#7e1f1c' },
} as const;

export const mm = (value: number): number => (value * 72) / 25.4;
const A4_WIDTH = mm(210);
/** Distance from the edge of the page to the text. */
export const MARGIN = mm(17);

const styles = StyleSheet.create({
  score: { width: mm(18), height: mm(18), borderWidth: 1, alignItems: 'center', justifyContent: 'center' },
  leaf: { borderTopLeftRadius: 16, borderTopRightRadius: 4, borderBottomRightRadius: 16, borderBottomLeftRadius: 4 },
  bar: { flexDirection: 'row', alignItems: 'center', height: mm(6.3) },
});

const RIGHT_TO_LEFT = /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}]/u;
export const isFromRight = (text: string): boolean => RIGHT_TO_LEFT.test(text);

/** Style of a text that begins with an Arabic or Hebrew letter, such as an answer in Arabic with French words. */
const FROM_RIGHT = { direction: 'rtl', textAlign: 'right' } as const;

/** Text directly in an element, without nested texts. */
const wordsOf = (children: ReactNode): string =>
  Children.toArray(children)
    .filter((child) => typeof child === 'string')
    .join('');

/**
 * Text with the document's line height and the direction of its first letter. Each text sets both itself: an inherited line height
 * is computed from another font size, and react-pdf omits dynamic texts (the page number) on a page that sets one.
 */
export function T({ style, children, ...rest }: Omit<ComponentProps<typeof View>, 'debug' | 'render'>) {
  const own = style === undefined ? [] : Array.isArray(style) ? style : [style];
  const direction = isFromRight(wordsOf(children)) ? [FROM_RIGHT] : [];
  return (
    <Text {...rest} style={[{ fontSize: 10, lineHeight: 1.4 }, ...direction, ...own]}>
      {children}
    </Text>
  );
}

/** Band of tiles over the full width of the page. */
export function TileBand() {
  const size = A4_WIDTH / BAND.length;
  return (
    <Svg width={A4_WIDTH} height={size} viewBox={`0 0 ${BAND.length * 100} 100`}>
      {BAND.map(([name, turn], at) => (
        <G key={at} transform={`translate(${at * 100 + 1.5} 1.5) scale(0.97) rotate(${turn}, 50, 50)`}>
          {TILES[name].map((shape, index) =>
            'd' in shape ? (
              <Path key={index} d={shape.d} fill={GLAZES[shape.fill]} />
            ) : (
              <Circle key={index} cx={shape.cx} cy={shape.cy} r={shape.r} fill={GLAZES[shape.fill]} />
            ),
          )}
        </G>
      ))}
    </Svg>
  );
}

const A = 'M14.6 0H8a8 8 0 0 0 0 16h6.6zM10.2 4.1H8.1a3.9 3.9 0 0 0 0 7.8h2.1z';
const F = 'M2.8 24V8.2A8.2 8.2 0 0 1 11 0h1.4v4.2H11.1A3.9 3.9 0 0 0 7.2 8h5.2v4.2H7.2V24zM0 8h3v4.2H0z';

/** Word mark of Kafaa; another brand's name is printed as text. */
export function Mark({ brand }: { brand: string }) {
  if (brand !== 'Kafaa') return <T style={{ fontFamily: SERIF, fontWeight: 600, fontSize: 17 }}>{brand}</T>;
  const letter = (x: number, y: number, d: string) => (
    <G transform={`translate(${x} ${y})`}>
      <Path d={d} fill={PAPER.ink} fillRule="evenodd" />
    </G>
  );
  return (
    <Svg {...tagged('Figure', brand)} width={61} height={17.6} viewBox="0 0 83 24">
      <Path d="M0 0h5.2v24H0z" fill={PAPER.blue} />
      <Path d="M7 12A12 12 0 0 1 19 0 12 12 0 0 1 7 12z" fill={PAPER.ochre} />
      <Path d="M7 12a12 12 0 0 1 12 12A12 12 0 0 1 7 12z" fill={PAPER.blue} />
      {letter(20.6, 8, A)}
      {letter(36.4, 0, F)}
      {letter(49.6, 8, A)}
      {letter(66, 8, A)}
    </Svg>
  );
}

/** Leaf with the score, or with a dash if there is no score. The text beside the leaf then says that there is none. */
export function ScoreLeaf({ score, step }: { score: number | null; step: keyof typeof BAND_SCORES | null }) {
  const colours = step ? BAND_SCORES[step] : { soft: PAPER.track, line: PAPER.line, text: PAPER.soft };
  return (
    <View style={[styles.score, styles.leaf, { backgroundColor: colours.soft, borderColor: colours.line }]}>
      <T
        style={{
          fontFamily: SERIF,
          fontWeight: 600,
          fontSize: 25,
          lineHeight: 1,
          marginBottom: 6,
          color: colours.text,
        }}
      >
        {score ?? '–'}
      </T>
    </View>
  );
}

export function Leaf({ person = false }: { person?: boolean }) {
  return (
    <Svg width={8} height={8} viewBox="0 0 12 12">
      <Path
        d="M0 12A12 12 0 0 1 12 0A12 12 0 0 1 0 12z"
        fill={person ? PAPER.ochre : PAPER.blue}
        stroke={person ? PAPER.ochreLine : PAPER.blue}
        strokeWidth={0.6}
      />
    </Svg>
  );
}

export function Bar({ label, value, person }: { label: string; value: number | null; person: boolean }) {
  const width = mm(38);
  return (
    <View {...tagged('TR')} style={styles.bar}>
      <T {...tagged('TH')} style={{ width: mm(40), fontSize: 9.5 }}>
        {label}
      </T>
      {value === null ? (
        <T {...tagged('TD')} style={{ fontSize: 9, color: PAPER.soft }}>
          Non évalué
        </T>
      ) : (
        <>
          <Svg width={width} height={6} viewBox={`0 0 ${width} 6`}>
            <Rect x={0} y={0} width={width} height={6} rx={3} fill={PAPER.track} />
            <Rect
              x={0.4}
              y={0.4}
              width={Math.max(2, (width * value) / 100 - 0.8)}
              height={5.2}
              rx={2.4}
              fill={person ? PAPER.ochre : PAPER.blue}
              stroke={person ? PAPER.ochreLine : PAPER.blue}
              strokeWidth={0.7}
            />
          </Svg>
          <T {...tagged('TD')} style={{ width: mm(9), textAlign: 'right', fontSize: 9.5, fontWeight: 600 }}>
            {value}
          </T>
        </>
      )}
    </View>
  );
}

const LABELS_AT = 124;
const VIEW = { left: -178, top: -152, width: 356, height: 304 } as const;

const altOf = (petals: ReportContent['petals']): string =>
  `Rosace des critères, sur 100\u00a0: ${petals.map(({ label, value }) => `${label} ${value ?? 'non évalué'}`).join(', ')}.`;

/** Rosette with labels and values around it. */
export function ReportRosette({ petals, width }: { petals: ReportContent['petals']; width: number }) {
  const scale = width / VIEW.width;
  const step = 360 / petals.length;
  return (
    <View {...tagged('Figure', altOf(petals))} style={{ width, height: VIEW.height * scale }}>
      <Svg width={width} height={VIEW.height * scale} viewBox={`${VIEW.left} ${VIEW.top} ${VIEW.width} ${VIEW.height}`}>
        <Circle
          cx={0}
          cy={0}
          r={radiusOf(LARGE, 70)}
          fill="none"
          stroke={PAPER.line}
          strokeWidth={1}
          strokeDasharray="2 3"
        />
        <Circle cx={0} cy={0} r={LARGE.outer} fill="none" stroke={PAPER.line} strokeWidth={1} />
        {petals.map(({ value, group }, index) => {
          const person = group === 'Personne';
          return (
            <G key={index} transform={`rotate(${index * step})`}>
              <Path d={petalPath(LARGE, 100)} fill={person ? PAPER.ochreGhost : PAPER.blueGhost} />
              {value !== null && (
                <Path
                  d={petalPath(LARGE, value)}
                  fill={person ? PAPER.ochre : PAPER.blue}
                  stroke={person ? PAPER.ochreLine : PAPER.blue}
                  strokeWidth={1.4}
                />
              )}
            </G>
          );
        })}
      </Svg>
      {petals.map(({ label, value }, index) => {
        const turn = (index * step * Math.PI) / 180;
        const sin = Math.sin(turn);
        const x = (sin * LABELS_AT - VIEW.left) * scale;
        const y = (-Math.cos(turn) * (LABELS_AT + 6) - VIEW.top) * scale;
        const middle = Math.abs(sin) < 0.1;
        const box = 90;
        return (
          <View
            key={index}
            style={{
              position: 'absolute',
              top: y - 10,
              left: middle ? x - box / 2 : sin > 0 ? x : x - box,
              width: box,
              alignItems: middle ? 'center' : sin > 0 ? 'flex-start' : 'flex-end',
            }}
          >
            <T style={{ fontSize: 7.5, lineHeight: 1.2, color: PAPER.soft }}>{label}</T>
            <T style={{ fontSize: 7.5, lineHeight: 1.2, fontWeight: 600 }}>{value ?? 'Non évalué'}</T>
          </View>
        );
      })}
    </View>
  );
}
