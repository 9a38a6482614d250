import { Component, type ReactNode } from 'react';
import { BrandName } from '@kafaa/web-kit/brand-name';
import { CandidateErrorPage } from './candidate-error-page.tsx';

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <CandidateErrorPage /> : this.props.children;
  }
}

/** Wraps each of the candidate's pages, both in the browser and in the server's rendering. */
export function CandidateRoot({ brand, children }: { brand: string; children: ReactNode }) {
  return (
    <Boundary>
      <BrandName value={brand}>{children}</BrandName>
    </Boundary>
  );
}
