import { readFileSync } from 'node:fs';
import type { Split } from './voice-answers.ts';

export interface AdversarialItem {
  id: string;
  split: Split;
  language: 'fr' | 'en';
  form: string;
  /** An honest answer that resembles the bad ones: if a gate catches it, that is a false alarm. */
  control: boolean;
  text: string;
  /** Key of the job, set for copied questions only. */
  job?: string;
  question?: number;
}

export interface PaddingItem extends Pick<AdversarialItem, 'id' | 'split' | 'language' | 'form'> {
  /** Id of the voice's answer that is padded. */
  answer: string;
  before: string;
  after: string;
}

/** Items of one set in the folder `adversarial`. The files are ours, so their shape is not validated. */
export function adversarialSet<T extends { split: Split } = AdversarialItem>(name: string, split: Split): T[] {
  const file = new URL(`../../corpus/adversarial/${name}.json`, import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as T[]).filter((item) => item.split === split);
}

/** Trades in which a text about cooking or sales may be on topic. */
export const WORLDLY = /cuisin|chef-de-partie|boulanger|vendeur|superette|restaurant/;
