import { type Petal, PetalShape } from './petal.tsx';

/** The profile's shape for a list row, without labels; decorative, because the row shows the figures. */
export function MiniRosette({
  petals,
  size = 44,
  className,
}: {
  petals: readonly Petal[];
  size?: number;
  className?: string;
}) {
  const step = 360 / petals.length;
  return (
    <svg className={className} overflow="visible" viewBox="-22 -22 44 44" width={size} height={size} aria-hidden="true">
      {petals.map((petal, index) => (
        <PetalShape key={petal.key} petal={petal} turn={index * step} mini />
      ))}
    </svg>
  );
}
