import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { ModelFigures } from '@kafaa/interviewer/llm/calibration';

const percent = z.int().check(z.minimum(0), z.maximum(100));
const figuresSchema: z.ZodMiniType<ModelFigures> = z.object({
  configured: z.string(),
  model: z.string(),
  prompts: z.string(),
  measuredAt: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  offset: z.number().check(z.minimum(-4), z.maximum(4)),
  slope: z.number().check(z.minimum(0.5), z.maximum(1.5)),
  learnedOn: z.int(),
  answers: z.int(),
  exact: percent,
  within: percent,
  spearman: z.number(),
  kappa: z.number(),
});

/** Path of the file with the figures of all measured models, keyed by the configured name. */
const fileIn = (dataDir: string): string => join(dataDir, 'model-figures.json');

function readAll(dataDir: string): Record<string, unknown> {
  try {
    const content: unknown = JSON.parse(readFileSync(fileIn(dataDir), 'utf8'));
    return typeof content === 'object' && content !== null ? { ...content } : {};
  } catch {
    // No model was measured on this machine, or the file is not JSON. The page then shows « non mesuré ».
    return {};
  }
}

/** Reads the figures of a model that was measured on this machine. Null if there are none. */
export function readModelFigures(dataDir: string, configured: string): ModelFigures | null {
  const all = readAll(dataDir);
  const read = z.safeParse(figuresSchema, Object.hasOwn(all, configured) ? all[configured] : null);
  return read.success && read.data.configured === configured ? read.data : null;
}

export function writeModelFigures(dataDir: string, figures: ModelFigures): void {
  mkdirSync(dataDir, { recursive: true });
  const all = { ...readAll(dataDir), [figures.configured]: figures };
  writeFileSync(fileIn(dataDir), `${JSON.stringify(all, null, 2)}\n`);
}
