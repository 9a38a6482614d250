import { cx } from '@kafaa/ui/class-names';
import type { Operation, Schema } from '@kafaa/domain/kernel/api-document';
import { ChevronDownIcon } from '@kafaa/ui/icons.tsx';
import styles from './api-call.module.css';
import { describe, type ShapeRow, shapeRows } from './api-shape.ts';

const MEDIA: Readonly<Record<string, string>> = {
  'application/json': 'JSON',
  'multipart/form-data': 'multipart/form-data',
  'application/octet-stream': 'octets bruts',
};

export const shapeAnchor = (name: string) => `forme-${name}`;

/** The fields of a schema, one row each. */
export function ShapeRows({ rows }: { rows: readonly ShapeRow[] }) {
  return (
    <dl className={styles.rows}>
      {rows.map(({ name, type, shape, required, values, notes }) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
            {!required && <small>facultatif</small>}
          </dt>
          <dd>
            {shape ? <a href={`#${shapeAnchor(shape)}`}>{type}</a> : type}
            {notes.length > 0 && `, ${notes.join(', ')}`}
            {values.length > 0 && (
              <span className={cx('cluster', styles.values)}>
                {values.map((value) => (
                  <code key={value}>{value}</code>
                ))}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A whole body: a table of its fields, or one line for its type. */
function Shape({ schema }: { schema: Schema }) {
  const { row, inner, many } = describe(schema);
  const rows = shapeRows(inner);
  if (row.shape)
    return (
      <p>
        {many && 'Liste de '}
        <a href={`#${shapeAnchor(row.shape)}`}>{row.shape}</a>
      </p>
    );
  return (
    <>
      {(many || rows.length === 0) && <p>{many ? 'Une liste, dont chaque élément porte :' : row.type}</p>}
      {rows.length > 0 && <ShapeRows rows={rows} />}
    </>
  );
}

/** One API call, folded: parameters, response and errors are inside. */
export function ApiCall({ method, path, operation }: { method: string; path: string; operation: Operation }) {
  const { operationId, summary, description, parameters = [], requestBody, responses } = operation;
  const success = Object.entries(responses).find(([status]) => status.startsWith('2'));
  const refusals = Object.entries(responses).flatMap(([status, { content }]) =>
    Object.values(content['application/json']?.examples ?? {}).map(({ value }) => ({
      status,
      ...(value as { code: string; message: string }),
    })),
  );
  const body = Object.entries(requestBody?.content ?? {})[0];
  const answer = Object.entries(success?.[1].content ?? {})[0];
  return (
    <details className={styles.call}>
      <summary>
        <span className={styles.method} data-method={method}>
          {method}
        </span>
        <code>{path}</code>
        <span className={styles.summary}>{summary}</span>
        <ChevronDownIcon size={18} />
      </summary>
      <div className={cx('grid gap-24', styles.body)} id={operationId}>
        <p>{description}</p>
        {parameters.length > 0 && (
          <section>
            <h3>Paramètres</h3>
            <ShapeRows
              rows={parameters.map(({ name, in: where, required, schema }) => {
                const { row } = describe(schema);
                return {
                  ...row,
                  name,
                  required,
                  type: `${row.type} ${where === 'path' ? 'dans l’adresse' : 'en requête'}`,
                };
              })}
            />
          </section>
        )}
        {body && (
          <section>
            <h3>Corps ({MEDIA[body[0]] ?? body[0]})</h3>
            <Shape schema={body[1].schema} />
          </section>
        )}
        {success && answer && (
          <section>
            <h3>
              Réponse {success[0]} ({MEDIA[answer[0]] ?? answer[0]})
            </h3>
            <Shape schema={answer[1].schema} />
          </section>
        )}
        <section>
          <h3>Refus</h3>
          <ul className={styles.refusals}>
            {refusals.map(({ status, code, message }) => (
              <li key={code}>
                <b>{status}</b> <code>{code}</code> <span>{message}</span>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </details>
  );
}
