import { exchangeCount } from '@kafaa/domain/interviews/rules';
import { keySummary } from '@kafaa/domain/jobs/texts';
import { ASSISTANT_NAME } from '@kafaa/domain/interviews/texts';
import { type ReactNode, type RefObject, useEffect, useMemo, useState } from 'react';
import { KeyReading } from '#/features/jobs/components/key-reading.tsx';
import { copyText } from '#/lib/clipboard';
import { counted } from '@kafaa/web-kit/format';
import { toast } from '@kafaa/web-kit/toast';
import { paths } from '@kafaa/web-kit/paths';
import { AppLink } from '@kafaa/ui/app-link.tsx';
import { Card } from '@kafaa/ui/card.tsx';
import { cx } from '@kafaa/ui/class-names';
import { IconButton } from '@kafaa/ui/icon-button.tsx';
import { ChevronDownIcon, ChevronUpIcon, CopyIcon, SearchIcon } from '@kafaa/ui/icons.tsx';
import { SearchField } from '@kafaa/ui/search-field.tsx';
import { AnswerVerdict } from './answer-verdict.tsx';
import { chooseHere, CriteriaStrip } from './criteria-strip.tsx';
import styles from './transcript-panel.module.css';
import { type Passage, passagesIn, type QuotedCriterion } from './transcript-quotes.ts';
import { showInside } from './transcript-scroll.ts';
import { findPieces, type Piece, splitQuotes } from './transcript-search.ts';
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

interface Quoting {
  candidateId: string;
  criteria: readonly QuotedCriterion[];
  chosen: Passage | undefined;
}

interface AnswerProps {
  text: string;
  pieces: readonly MarkedPiece[];
  current: number;
  passages: readonly Passage[];
  quoting: Quoting;
}

function Question({ text }: { text: string }) {
  return (
    <div className={styles.question}>
      <b>{ASSISTANT_NAME}</b>
      <p dir="auto">{text}</p>
    </div>
  );
}

/** An answer with the passages that criteria rest on, each a link that chooses its criterion. */
function Quoted({ text, passages, quoting: { candidateId, chosen } }: Omit<AnswerProps, 'pieces' | 'current'>) {
  return splitQuotes(text, passages).map(({ text: words, quote }, index) =>
    quote ? (
      <mark
        key={index}
        className={styles.passage}
        data-chosen={quote.key === chosen?.key || undefined}
        data-cited={quote === chosen || undefined}
      >
        <AppLink
          href={paths.interviewChat(candidateId) + quote.hash}
          title={`Preuve pour «\u00A0${quote.label}\u00A0»`}
          draggable={false}
          onClick={chooseHere}
        >
          {words}
        </AppLink>
      </mark>
    ) : (
      words
    ),
  );
}

function Answer({ text, pieces, current, passages, quoting }: AnswerProps) {
  const searched = pieces.some(({ match }) => match);
  return (
    <div className={styles.answer}>
      <b>Candidat</b>
      <p dir="auto">
        {!searched ? (
          <Quoted text={text} passages={passages} quoting={quoting} />
        ) : (
          pieces.map((piece, index) =>
            piece.match ? (
              <mark key={index} data-current={piece.number === current || undefined}>
                {piece.text}
              </mark>
            ) : (
              piece.text
            ),
          )
        )}
      </p>
    </div>
  );
}

interface ExchangesProps {
  exchanges: readonly MarkedExchange[];
  current: number;
  quoting: Quoting;
  /** Shown below the answer to a question. */
  below: TranscriptPanelProps['below'];
}

/** One question and its answer, with the level and its reason beside it. */
function ExchangeLines({
  exchange,
  current,
  quoting,
  below,
}: Omit<ExchangesProps, 'exchanges'> & { exchange: MarkedExchange }) {
  const { index, question, answer, again, reading, verdict } = exchange;
  const shared = { current, quoting, passages: passagesIn(index, quoting.criteria, quoting.chosen) };
  return (
    <div className={cx('grid gap-10', styles.exchange)} id={`q${index + 1}`} data-exchange={index} tabIndex={-1}>
      {question && <Question text={question} />}
      {answer && (
        <div className={cx(verdict && styles.judged)}>
          {verdict && <AnswerVerdict className={styles.verdict} verdict={verdict} withReason={!reading} />}
          <Answer text={answer} pieces={exchange.pieces} {...shared} />
        </div>
      )}
      {again && (
        <>
          <Question text={again.question} />
          <Answer text={again.answer} pieces={exchange.morePieces} {...shared} />
        </>
      )}
      {answer && below?.(index)}
      {reading && (
        <div className={cx('grid gap-8 small', styles.reading)}>
          <p>
            <b>{keySummary(reading)}</b>
          </p>
          <KeyReading reading={reading} />
        </div>
      )}
    </div>
  );
}

function Exchanges({ exchanges, ...shared }: ExchangesProps) {
  return (
    <>
      {exchanges.map((exchange) => (
        <ExchangeLines key={exchange.index} exchange={exchange} {...shared} />
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
  candidateId: string;
  transcript: Transcript;
  /** First line of the copied text. */
  title: string;
  scroller: RefObject<HTMLElement | null>;
  /** The criteria with passages in the answers; empty while the evaluation is closed. */
  criteria: readonly QuotedCriterion[];
  /** The passage that the URL chooses: highlighted, scrolled into view and focused. */
  chosen: Passage | undefined;
  /** Returns the content below the answer to the question at this position. */
  below?: ((position: number) => ReactNode) | undefined;
}

/** Scrolls to the passage that the URL chooses and focuses it. */
function useChosenInView(scroller: RefObject<HTMLElement | null>, chosen: Passage | undefined) {
  const hash = chosen?.hash;
  useEffect(() => {
    if (hash === undefined) return;
    const sentence = scroller.current?.querySelector<HTMLElement>('mark[data-cited] a');
    sentence?.focus({ preventScroll: true });
    sentence?.scrollIntoView({ block: 'center' });
  }, [hash, scroller]);
}

/** Scrolls to the current match of the search. */
function useMatchInView(scroller: RefObject<HTMLElement | null>, marked: readonly MarkedExchange[], current: number) {
  useEffect(() => {
    if (!marked.some(({ pieces, morePieces }) => [...pieces, ...morePieces].some(({ number }) => number === current)))
      return;
    const panel = scroller.current;
    const found = panel?.querySelector<HTMLElement>('mark[data-current]');
    if (panel && found) showInside(panel, found, 0.4);
  }, [marked, current, scroller]);
}

/** The panel's title, its search, which phones show on request, and the copy button. */
function PanelHeader({
  transcript,
  title,
  ...search
}: Pick<TranscriptPanelProps, 'transcript' | 'title'> & SearchBarProps) {
  const [searchShown, setSearchShown] = useState(false);
  const copy = async () => {
    if (await copyText(transcriptText(title, transcript.lines))) toast.success('Entretien copié');
    else toast.error('Copie impossible dans ce navigateur.');
  };
  return (
    <header className={cx('row middle gap-12', styles.header)}>
      <div className={cx('cluster', styles.titles)}>
        <h2 id="entretien-automatise">Entretien automatisé</h2>
        <span className={cx('muted small', styles.count)}>
          {counted(exchangeCount(transcript.lines.length), 'échange')}
        </span>
      </div>
      <div className={cx(styles.searchBox, searchShown && styles.shown)}>
        <SearchBar {...search} />
      </div>
      <IconButton
        className={styles.searchToggle}
        size="md"
        label="Rechercher dans les réponses"
        aria-expanded={searchShown}
        icon={<SearchIcon size={18} />}
        onClick={() => {
          search.onSearch('');
          setSearchShown(!searchShown);
        }}
      />
      <IconButton size="sm" label="Copier l’entretien" icon={<CopyIcon size={17} />} onClick={() => void copy()} />
    </header>
  );
}

/** The conversation, read only: questions on the left, answers on the right, each with its level and reason. */
export function TranscriptPanel(props: TranscriptPanelProps) {
  const { candidateId, transcript, title, scroller, criteria, chosen, below } = props;
  const [search, setSearch] = useState('');
  const [current, setCurrent] = useState(0);
  const { marked, total } = useMemo(() => mark(transcript.exchanges, search), [transcript, search]);
  useMatchInView(scroller, marked, current);
  useChosenInView(scroller, chosen);
  return (
    <section aria-labelledby="entretien-automatise">
      <Card className={styles.panel}>
        <PanelHeader
          transcript={transcript}
          title={title}
          search={search}
          onSearch={(text) => {
            setSearch(text);
            setCurrent(0);
          }}
          current={current}
          total={total}
          onStep={(step) => setCurrent((at) => (at + step + total) % total)}
        />
        {criteria.length > 0 && <CriteriaStrip candidateId={candidateId} criteria={criteria} chosen={chosen} />}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reachable by keyboard */}
        <section className={styles.scroller} ref={scroller} aria-label="Questions et réponses" tabIndex={0}>
          <Exchanges exchanges={marked} current={current} quoting={{ candidateId, criteria, chosen }} below={below} />
        </section>
      </Card>
    </section>
  );
}
