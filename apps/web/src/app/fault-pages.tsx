import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { useDocumentTitle } from '#/lib/use-document-title';
import { Button, ButtonLink } from '#/ui/button.tsx';
import { EmptyState } from '#/ui/empty-state.tsx';
import { RotateCcwIcon } from '#/ui/icons.tsx';
import { Page } from '#/ui/page.tsx';
import { paths } from '#/lib/paths';

export function NotFoundPage() {
  useDocumentTitle('Page introuvable');
  return (
    <Page>
      <EmptyState
        level={1}
        art="notFound"
        title="Cette page n’existe pas"
        actions={<ButtonLink href={paths.home}>Revenir à l’accueil</ButtonLink>}
      >
        L’adresse est peut-être incomplète, ou la page a été déplacée.
      </EmptyState>
    </Page>
  );
}

const RELOADED_KEY = 'kafaa:reloaded-for';

/** A page whose code is gone since a new version was published loads again by itself, once per address. */
function useReloadAfterDeploy(error: unknown) {
  useEffect(() => {
    const missingCode = error instanceof TypeError && /import|module|fetch/i.test(error.message);
    if (!missingCode || !navigator.onLine || sessionStorage.getItem(RELOADED_KEY) === location.pathname) return;
    sessionStorage.setItem(RELOADED_KEY, location.pathname);
    location.reload();
  }, [error]);
}

/** What a person sees when a page breaks; the rest of the app stays usable. */
export function RouteErrorPage() {
  const error = useRouteError();
  useDocumentTitle('Erreur');
  useReloadAfterDeploy(error);
  return (
    <Page>
      <EmptyState
        level={1}
        art="blocked"
        title="Cette page n’a pas pu s’afficher"
        actions={
          <>
            <Button icon={<RotateCcwIcon />} onClick={() => location.reload()}>
              Réessayer
            </Button>
            <ButtonLink variant="secondary" href={paths.dashboard}>
              Aller au tableau de bord
            </ButtonLink>
          </>
        }
      >
        Rien de ce que vous avez enregistré n’est perdu. Rechargez la page{'\u202F'}; si l’erreur revient, écrivez-nous.
      </EmptyState>
    </Page>
  );
}
