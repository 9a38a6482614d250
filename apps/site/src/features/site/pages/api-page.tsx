import { cx } from '@kafaa/ui/class-names';
import type { OpenApiDocument, Operation } from '@kafaa/domain/kernel/api-document';
import { Page } from '@kafaa/ui/page.tsx';
import { ApiCall, shapeAnchor, ShapeRows } from '../components/api-call.tsx';
import { shapeRows } from '../components/api-shape.ts';
import { SiteHeading } from '../components/site-heading.tsx';
import styles from './api-page.module.css';

const REFUSAL = {
  code: 'VALIDATION_FAILED',
  message: 'Veuillez entrer une adresse e-mail valide.',
  fields: [
    { path: 'userName', message: 'Veuillez entrer une adresse e-mail valide.' },
    { path: 'city', message: 'Veuillez entrer votre ville.' },
  ],
};

interface Call {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

function callsOf({ paths }: OpenApiDocument): Call[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
}

function FirstCalls({ base }: { base: string }) {
  return (
    <section id="commencer" className={styles.part}>
      <h2>Commencer</h2>
      <p>
        Connectez-vous, gardez le jeton, joignez-le aux appels d’une entreprise. Un jeton absent, faux ou expiré, et lui
        seul, donne 401.
      </p>
      <pre>
        <code>{`curl ${base}/auth/login \\
  -H 'content-type: application/json' \\
  -d '{"userName": "rh@exemple.tn", "password": "…"}'

curl ${base}/jobs/company \\
  -H 'authorization: Bearer <accessToken>'`}</code>
      </pre>
    </section>
  );
}

/** The API documentation for people, rendered from the OpenAPI document that programs get. */
export function ApiPage({ document }: { document: OpenApiDocument }) {
  const { info, servers, tags, components } = document;
  const calls = callsOf(document);
  return (
    <Page width="narrow">
      <SiteHeading title={info.title}>
        {info.description} Pour un programme : <a href="/api/openapi.json">/api/openapi.json</a> (OpenAPI 3.1).
      </SiteHeading>
      <nav className={cx('cluster', styles.contents)} aria-label="Sommaire">
        <a href="#commencer">Commencer</a>
        <a href="#refus">Refus</a>
        {tags.map(({ name, description }) => (
          <a key={name} href={`#${name}`}>
            {description}
          </a>
        ))}
        <a href="#formes">Formes</a>
      </nav>
      <FirstCalls base={servers[0]?.url ?? '/api'} />
      <section id="refus" className={styles.part}>
        <h2>Refus</h2>
        <p>
          Un appel refusé répond toujours ainsi. Pour un formulaire, <code>fields</code> porte un message par champ,
          dans l’ordre où les montrer.
        </p>
        <pre>
          <code>{JSON.stringify(REFUSAL, null, 2)}</code>
        </pre>
      </section>
      {tags.map(({ name, description }) => (
        <section key={name} id={name} className={styles.part}>
          <h2>{description}</h2>
          <div className={cx('panel', styles.calls)}>
            {calls
              .filter(({ operation }) => operation.tags.includes(name))
              .map((call) => (
                <ApiCall key={call.operation.operationId} {...call} />
              ))}
          </div>
        </section>
      ))}
      <section id="formes" className={styles.part}>
        <h2>Formes</h2>
        <p>Ce que plusieurs appels rendent.</p>
        {Object.entries(components.schemas).map(([name, schema]) => (
          <details key={name} className={styles.shape}>
            <summary>
              <h3>{name}</h3>
            </summary>
            {/* The anchor is inside `details`, so that a link to it unfolds the schema. */}
            <div id={shapeAnchor(name)}>
              <ShapeRows rows={shapeRows(schema)} />
            </div>
          </details>
        ))}
      </section>
    </Page>
  );
}
