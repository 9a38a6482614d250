import { exchangeCount } from '@kafaa/domain/interviews/rules';
import { keySummary } from '@kafaa/domain/jobs/texts';
import { ASSISTANT_NAME } from '@kafaa/domain/interviews/texts';
import { type ReactNode, type RefObject, useEffect, useMemo, useState } from 'react';
import { KeyReading } from '#/features/jobs/components/key-reading.tsx';
import { copyText } from '#/lib/clipboard';
import { counted } from '@kafaa/web-kit/format';
import { toast } from '@kafaa/web-kit/toast';
import { Card } from '@kafaa/ui/card.tsx';
import { cx } from '@kafaa/ui/class-names';
import { IconButton } from '@kafaa/ui/icon-button.tsx';
import { ChevronDownIcon, ChevronUpIcon, CopyIcon, SearchIcon } from '@kafaa/ui/icons.tsx';
import { SearchField } from '@kafaa/ui/search-field.tsx';
import styles from './transcript-panel.module.css';
import { type Citation, showInside } from './transcript-scroll.ts';
import { findPieces, findQuote, type Piece } from './transcript-search.ts';
import { type Exchange, type Transcript, transcriptText } from './transcript-text.ts';

interface MarkedPiece extends Piece {
  /** Index of the match within the whole interview; −1 if the piece is no match. */
  readonly number: number;
}

interface MarkedExchange extends Exchange {
  readonly pieces: readonly MarkedPiece[];
  readonly morePieces: readonly MarkedPiece[];
}

function mark(exchanges: readonly Exchange[], search: string): { marked: MarkedExchange[]; total: number } {
  let total = 0;
  const numbered = (text: string) =>
    findPieces(text, search).map((piece) => ({ ...piece, number: piece.match ? total++ : -1 }));
  const marked = exchanges.map((exchange) => ({
    ...exchange,
    pieces: numbered(exchange.answer ?? ''),
    morePieces: numbered(exchange.again?.answer ?? ''),
  }));
  return { marked, total };
}

interface AnswerProps {
  text: string;
  pieces: readonly MarkedPiece[];
  current: number;
  /** A sentence to highlight; search matches take precedence. */
  cited: string | undefined;
}

function Question({ text }: { text: string }) {
  return (
    <div className={styles.question}>
      <b>{ASSISTANT_NAME}</b>
      <p dir="auto">{text}</p>
    </div>
  );
}

function Answer({ text, pieces, current, cited }: AnswerProps) {
  const searched = pieces.some(({ match }) => match);
  return (
    <div className={styles.answer}>
      <b>Candidat</b>
      <p dir="auto">
        {!searched && cited !== undefined
          ? findQuote(text, cited).map((piece, index) =>
              piece.match ? (
                <mark key={index} data-cited="" tabIndex={-1}>
                  {piece.text}
                </mark>
              ) : (
                piece.text
              ),
            )
          : pieces.map((piece, index) =>
              piece.match ? (
                <mark key={index} data-current={piece.number === current || undefined}>
                  {piece.text}
                </mark>
              ) : (
                piece.text
              ),
            )}
      </p>
    </div>
  );
}

interface ExchangesProps {
  exchanges: readonly MarkedExchange[];
  current: number;
  citation: Citation | undefined;
  /** Shown below the answer to a question. */
  below: TranscriptPanelProps['below'];
}

function Exchanges({ exchanges, current, citation, below }: ExchangesProps) {
  const citedIn = ({ index }: Exchange) => (citation?.exchange === index ? citation.text : undefined);
  return (
    <>
      {exchanges.map((exchange) => (
        <div
          key={exchange.index}
          className={cx('grid gap-10', styles.exchange)}
          id={`q${exchange.index + 1}`}
          data-exchange={exchange.index}
          tabIndex={-1}
        >
          {exchange.question && <Question text={exchange.question} />}
          {exchange.answer && (
            <Answer text={exchange.answer} pieces={exchange.pieces} current={current} cited={citedIn(exchange)} />
          )}
          {exchange.again && (
            <>
              <Question text={exchange.again.question} />
              <Answer
                text={exchange.again.answer}
                pieces={exchange.morePieces}
                current={current}
                cited={citedIn(exchange)}
              />
            </>
          )}
          {exchange.answer && below?.(exchange.index)}
          {exchange.reading && (
            <div className={cx('grid gap-8 small', styles.reading)}>
              <p>
                <b>{keySummary(exchange.reading)}</b>
              </p>
              <KeyReading reading={exchange.reading} />
            </div>
          )}
        </div>
      ))}
      <p className={cx('row middle gap-16 muted small', styles.end)}>
        <span>Fin de l'entretien automatisé</span>
      </p>
    </>
  );
}

interface SearchBarProps {
  search: string;
  onSearch: (search: string) => void;
  current: number;
  total: number;
  onStep: (step: 1 | -1) => void;
}

function SearchBar({ search, onSearch, current, total, onStep }: SearchBarProps) {
  const searching = search.trim() !== '';
  return (
    <search className={cx('row middle gap-8', styles.search)}>
      <SearchField
        className={styles.field}
        label="Rechercher dans les réponses"
        placeholder="Rechercher dans les réponses"
        value={search}
        onChange={onSearch}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || total === 0) return;
          event.preventDefault();
          onStep(event.shiftKey ? -1 : 1);
        }}
      />
      <output className={cx('muted small', styles.found, !searching && 'sr-only')}>
        {searching && (total === 0 ? 'Aucun résultat' : `${current + 1} sur ${total}`)}
      </output>
      {searching && total > 1 && (
        <span className="row">
          <IconButton size="xs" label="Résultat précédent" icon={<ChevronUpIcon />} onClick={() => onStep(-1)} />
          <IconButton size="xs" label="Résultat suivant" icon={<ChevronDownIcon />} onClick={() => onStep(1)} />
        </span>
      )}
    </search>
  );
}

interface TranscriptPanelProps {
  transcript: Transcript;
  /** First line of the copied text. */
  title: string;
  scroller: RefObject<HTMLElement | null>;
  /** The sentence named in the URL: highlighted, scrolled into view and focused. */
  citation: Citation | undefined;
  /** Shown below the answer to the question at this position. */
  below?: ((position: number) => ReactNode) | undefined;
}

/** The conversation, read only: questions on the left, answers on the right. */
export function TranscriptPanel({ transcript, title, scroller, citation, below }: TranscriptPanelProps) {
  const [search, setSearch] = useState('');
  const [current, setCurrent] = useState(0);
  const [searchShown, setSearchShown] = useState(false);
  const { marked, total } = useMemo(() => mark(transcript.exchanges, search), [transcript, search]);

  useEffect(() => {
    if (!marked.some(({ pieces, morePieces }) => [...pieces, ...morePieces].some(({ number }) => number === current)))
      return;
    const panel = scroller.current;
    const found = panel?.querySelector<HTMLElement>('mark[data-current]');
    if (panel && found) showInside(panel, found, 0.4);
  }, [marked, current, scroller]);

  const cited = citation && `${citation.exchange} ${citation.text}`;
  useEffect(() => {
    const sentence = cited === undefined ? null : scroller.current?.querySelector<HTMLElement>('mark[data-cited]');
    sentence?.focus({ preventScroll: true });
    sentence?.scrollIntoView({ block: 'center' });
  }, [cited, scroller]);

  const copy = async () => {
    if (await copyText(transcriptText(title, transcript.lines))) toast.success('Entretien copié');
    else toast.error('Copie impossible dans ce navigateur.');
  };
  return (
    <section aria-labelledby="entretien-automatise">
      <Card className={styles.panel}>
        <header className={cx('row middle gap-12', styles.header)}>
          <div className={cx('cluster', styles.titles)}>
            <h2 id="entretien-automatise">Entretien automatisé</h2>
            <span className={cx('muted small', styles.count)}>
              {counted(exchangeCount(transcript.lines.length), 'échange')}
            </span>
          </div>
          <div className={cx(styles.searchBox, searchShown && styles.shown)}>
            <SearchBar
              search={search}
              onSearch={(text) => {
                setSearch(text);
                setCurrent(0);
              }}
              current={current}
              total={total}
              onStep={(step) => setCurrent((at) => (at + step + total) % total)}
            />
          </div>
          <IconButton
            className={styles.searchToggle}
            size="md"
            label="Rechercher dans les réponses"
            aria-expanded={searchShown}
            icon={<SearchIcon size={18} />}
            onClick={() => {
              setSearch('');
              setSearchShown(!searchShown);
            }}
          />
          <IconButton size="sm" label="Copier l’entretien" icon={<CopyIcon size={17} />} onClick={() => void copy()} />
        </header>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reachable by keyboard */}
        <section className={styles.scroller} ref={scroller} aria-label="Questions et réponses" tabIndex={0}>
          <Exchanges exchanges={marked} current={current} citation={citation} below={below} />
        </section>
      </Card>
    </section>
  );
}
