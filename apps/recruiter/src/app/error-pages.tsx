import { Component, type ReactNode, useEffect } from 'react';
import { useDocumentTitle } from '@kafaa/web-kit/use-document-title';
import { Button, ButtonLink } from '@kafaa/ui/button.tsx';
import { EmptyState } from '@kafaa/ui/empty-state.tsx';
import { RotateCcwIcon } from '@kafaa/ui/icons.tsx';
import { Page } from '@kafaa/ui/page.tsx';
import { paths } from '@kafaa/web-kit/paths';

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

/** Replaces a page that is for other roles. */
export function RolePage() {
  useDocumentTitle('Accès réservé');
  return (
    <Page>
      <EmptyState
        level={1}
        art="blocked"
        title="Cette page est réservée à d’autres rôles"
        actions={<ButtonLink href={paths.dashboard}>Aller au tableau de bord</ButtonLink>}
      >
        Une personne qui administre le compte peut changer votre rôle.
      </EmptyState>
    </Page>
  );
}

const RELOADED_KEY = 'kafaa:reloaded-for';

/** Reloads the page once per path if its code was not found, as happens after a new version is deployed. */
function useReloadAfterDeploy(error: unknown) {
  useEffect(() => {
    const missingCode = error instanceof TypeError && /import|module|fetch/i.test(error.message);
    if (!missingCode || !navigator.onLine || sessionStorage.getItem(RELOADED_KEY) === location.pathname) return;
    sessionStorage.setItem(RELOADED_KEY, location.pathname);
    location.reload();
  }, [error]);
}

/** Error page; the rest of the app stays usable. */
function BrokenPage({ error }: { error: unknown }) {
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
        Rien de ce que vous avez enregistré n’est perdu. Rechargez la page. Si l’erreur revient, écrivez-nous.
      </EmptyState>
    </Page>
  );
}

interface ErrorBoundaryProps {
  /** Path of the shown page; a change of path clears the error. */
  readonly pathname: string;
  readonly onFault: () => void;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly pathname?: string;
  readonly fault?: { readonly error: unknown } | undefined;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {};

  static getDerivedStateFromProps({ pathname }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return pathname === state.pathname ? null : { pathname, fault: undefined };
  }

  static getDerivedStateFromError(error: unknown) {
    return { fault: { error } };
  }

  override componentDidCatch() {
    this.props.onFault();
  }

  override render() {
    const { fault } = this.state;
    return fault ? <BrokenPage error={fault.error} /> : this.props.children;
  }
}
