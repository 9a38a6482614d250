import type { DimensionKey } from '@kafaa/domain/evaluations/options';
import type { EvaluationView } from '@kafaa/domain/evaluations/schema';
import { paths } from '@kafaa/web-kit/paths';
import { AppLink } from '@kafaa/ui/app-link.tsx';
import styles from './quote-link.module.css';

type Quote = EvaluationView['dimensions'][number]['quotes'][number];

/**
 * Link to a quote in the transcript, by question, criterion and the quote's index. Never by its text, because URLs end
 * up in histories and logs. Undefined if the quote is not from an answer.
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

/** The quote in French quotation marks, as a link to its sentence in the transcript if there is one. */
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
