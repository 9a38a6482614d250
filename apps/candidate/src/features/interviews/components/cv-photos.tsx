import { MAX_CV_PHOTOS } from '@kafaa/domain/interviews/options';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@kafaa/ui/button.tsx';
import { ErrorText } from '@kafaa/ui/error-text.tsx';
import { IconButton } from '@kafaa/ui/icon-button.tsx';
import { ChevronDownIcon, ChevronUpIcon, PlusIcon, XIcon } from '@kafaa/ui/icons.tsx';
import { jpegPdf } from '../jpeg-pdf.ts';
import { pagesOf, type PhotoPage } from '../photo-pages.ts';
import styles from './cv-photos.module.css';

interface CvPhotosProps {
  /** The photos chosen first. */
  readonly files: readonly File[];
  /** The file name of the PDF. */
  readonly name: string;
  readonly onJoin: (pdf: File) => void;
  readonly onCancel: () => void;
}

function usePages(files: readonly File[]) {
  const [pages, setPages] = useState<readonly PhotoPage[]>([]);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(true);
  const begun = useRef(false);

  async function add(more: readonly File[]): Promise<void> {
    setBusy(true);
    const added = await pagesOf(more, MAX_CV_PHOTOS - pages.length);
    setPages((before) => [...before, ...added.pages]);
    setFaults(added.faults);
    setBusy(false);
  }
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void add(files);
  });
  const swap = (index: number, other: number) => {
    const moved = [...pages];
    const [one, two] = [moved[index], moved[other]];
    if (!one || !two) return;
    [moved[index], moved[other]] = [two, one];
    setPages(moved);
  };
  const remove = (index: number) => setPages(pages.toSpliced(index, 1));
  return { pages, faults, busy, add, swap, remove };
}

interface PageListProps {
  readonly pages: readonly PhotoPage[];
  readonly swap: (index: number, other: number) => void;
  readonly remove: (index: number) => void;
}

/** The pages in their order, each with what can be done with it. */
function PageList({ pages, swap, remove }: PageListProps) {
  return (
    <ol className={styles.pages}>
      {pages.map(({ id, preview }, index) => (
        <li key={id}>
          <img src={preview} alt="" />
          <b>Page {index + 1}</b>
          <span className={styles.moves}>
            <IconButton
              label={`Monter la page ${index + 1}`}
              icon={<ChevronUpIcon size={20} />}
              disabled={index === 0}
              onClick={() => swap(index, index - 1)}
            />
            <IconButton
              label={`Descendre la page ${index + 1}`}
              icon={<ChevronDownIcon size={20} />}
              disabled={index === pages.length - 1}
              onClick={() => swap(index, index + 1)}
            />
            <IconButton
              label={`Retirer la page ${index + 1}`}
              icon={<XIcon size={20} />}
              onClick={() => remove(index)}
            />
          </span>
        </li>
      ))}
    </ol>
  );
}

/** The photographed pages of a CV in their order, joined into one PDF on the phone. */
export function CvPhotos({ files, name, onJoin, onCancel }: CvPhotosProps) {
  const { pages, faults, busy, add, swap, remove } = usePages(files);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const join = () => onJoin(new File([jpegPdf(pages)], name, { type: 'application/pdf' }));
  return (
    <div className={styles.photos}>
      <h3 ref={heading} tabIndex={-1}>
        Les pages de votre CV
      </h3>
      <p className={styles.lead} role="status">
        {busy
          ? 'Préparation des photos...'
          : pages.length === 0
            ? 'Aucune page pour le moment.'
            : 'Vérifiez l’ordre, et que chaque page se lit bien.'}
      </p>
      <PageList pages={pages} swap={swap} remove={remove} />
      {faults.length > 0 && (
        <div role="alert" className={styles.faults}>
          {faults.map((fault, index) => (
            <ErrorText key={index} id={`photo-${index}`}>
              {fault}
            </ErrorText>
          ))}
        </div>
      )}
      {pages.length < MAX_CV_PHOTOS && (
        <label className={styles.more}>
          <input
            type="file"
            accept="image/*"
            multiple
            disabled={busy}
            onChange={(event) => {
              void add([...(event.target.files ?? [])]);
              event.target.value = '';
            }}
          />
          <PlusIcon size={18} />
          <span>Ajouter une page</span>
        </label>
      )}
      <div className="cluster gap-10">
        <Button disabled={pages.length === 0} busy={busy} onClick={join}>
          {pages.length > 1 ? `Joindre ces ${pages.length} pages` : 'Joindre cette page'}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Annuler
        </Button>
      </div>
    </div>
  );
}
