import type { DimensionKey } from '@kafaa/domain/evaluations/options';
import type { EvaluationView } from '@kafaa/domain/evaluations/schema';
import { paths } from '#/lib/paths';
import { AppLink } from '#/ui/app-link.tsx';
import styles from './quote-link.module.css';

type Quote = EvaluationView['dimensions'][number]['quotes'][number];

/**
 * Where the transcript shows a quote: question, criterion and the quote's place in it. Never its words: an address
 * travels through histories and logs. Undefined for what stands in no answer.
 */
export function citationHref(
  candidateId: string,
  key: DimensionKey,
  position: number,
  { source, exchangeIndex }: Quote,
): string | undefined {
  if (source !== 'answer' || exchangeIndex === undefined) return undefined;
  return `${paths.interviewChat(candidateId)}#q${exchangeIndex + 1}-${key}-${position + 1}`;
}

/** What was said, between French marks; a way to the very sentence where there is one. */
export function QuoteLink({ quote, href }: { quote: Quote; href: string | undefined }) {
  const words = (
    <>
      «{'\u00A0'}
      <bdi>{quote.text}</bdi>
      {'\u00A0'}»
    </>
  );
  if (href === undefined) return words;
  return (
    <AppLink className={styles.link} href={href} title="Lire cette phrase dans l’entretien">
      {words}
    </AppLink>
  );
}
