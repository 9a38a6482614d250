import { describe, expect, it } from 'vitest';
import { pathWith, recruiterPaths } from '#/paths';

describe('paths', () => {
  it('pathWith replaces an optional or required parameter by the encoded value', () => {
    expect(pathWith(recruiterPaths.jobQuestions, 'j1')).toBe('/Jobs/j1/Questions');
    expect(pathWith(recruiterPaths.interviewChat, 'a/b $& ?')).toBe('/InterViewChat/a%2Fb%20%24%26%20%3F');
  });

  it('no two pages of the recruiter app have the same path', () => {
    const paths = Object.values(recruiterPaths).map((path) => path.toLowerCase());
    expect(new Set(paths).size).toBe(paths.length);
  });
});
