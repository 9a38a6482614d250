import type { Page } from '@playwright/test';

/** Collects the names of people in the API responses that the page reads from now on, for `misplacedNames`. */
export async function collectNames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const names = new Set(['Amira', 'Ben Salah']);
    Object.assign(window, { namesOfPeople: names });
    const PART = /^(?:candidate)?(?:First|Last|first|last)Name$/;
    const WHOLE = /^(?:candidate|candidateFullName|personName|author|by|person|recipient|name)$/;
    const FULL_NAME = /^\p{Lu}[\p{L}’-]+(?: \p{Lu}[\p{L}’-]+)+$/u;
    const collect = (key: string, value: unknown): void => {
      if (typeof value === 'string') {
        if (PART.test(key) && /^\p{L}{2}/u.test(value)) names.add(value);
        else if (WHOLE.test(key) && FULL_NAME.test(value) && !/^M[eé]dina/.test(value)) names.add(value);
      } else if (typeof value === 'object' && value !== null) {
        // A name of the test data may contain a digit, such as « Candidat 3 ».
        if ('firstName' in value && 'lastName' in value)
          names.add(`${String(value.firstName)} ${String(value.lastName)}`);
        for (const [inner, one] of Object.entries(value)) collect(Array.isArray(value) ? key : inner, one);
      }
    };
    const send = window.fetch.bind(window);
    window.fetch = async (...request) => {
      const response = await send(...request);
      try {
        collect('', JSON.parse(await response.clone().text()));
      } catch {
        // Not JSON, so it contains no names to collect.
      }
      return response;
    };
  });
}

export interface NamesOnPage {
  /** Number of visible texts that contain a name. */
  readonly shown: number;
  /** Texts in which an Arabic name would reorder its neighbours. */
  readonly misplaced: readonly string[];
}

/**
 * Replaces each visible name by an Arabic one, and finds those that could reorder the text beside them. A name with a text node of its
 * own must be alone in an isolated element or in its block. A name within a sentence must not be followed by a digit or another name
 * without a French word between them, and must not turn the sentence around. Changes the page, so it is the last step of a test.
 */
export async function misplacedNames(page: Page): Promise<NamesOnPage> {
  return page.evaluate(() => {
    const { namesOfPeople = new Set(['Amira', 'Ben Salah']) } = window as { namesOfPeople?: ReadonlySet<string> };
    const escaped = [...namesOfPeople]
      .toSorted((a, b) => b.length - a.length)
      .map((name) => name.replaceAll(/[^\p{L}\p{N} ]/gu, String.raw`\$&`));
    const NAME = new RegExp(String.raw`(?<![\p{L}\p{N}.@-])(?:${escaped.join('|')})(?![\p{L}\p{N}@-]|\.\p{L})`, 'gu');
    const OTHER = /[\p{Script=Latin}\p{N}]/u;
    const isInline = (element: Element) => /^(?:inline|contents)$/.test(getComputedStyle(element).display);
    const isIsolated = (element: Element) => /isolate|plaintext/.test(getComputedStyle(element).unicodeBidi);
    const isHidden = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return !element.checkVisibility() || (width <= 1 && height <= 1);
    };
    /** The text that is ordered as one; an isolated or atomic child counts as one neutral character. */
    const ordered = (element: Element): string =>
      [...element.childNodes]
        .map((child) => {
          if (child instanceof Text) return child.data;
          if (!(child instanceof Element) || getComputedStyle(child).display === 'none') return '';
          if (child.tagName === 'BR') return '\n';
          return isInline(child) && !isIsolated(child) ? ordered(child) : '\uFFFC';
        })
        .join('');
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: { text: Text; parent: Element }[] = [];
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const parent = text.parentElement;
      if (!(text instanceof Text) || !parent || parent.closest('script, style, noscript, textarea')) continue;
      NAME.lastIndex = 0;
      if (!NAME.test(text.data) || isHidden(parent)) continue;
      found.push({ text, parent });
    }
    for (const { text } of found) text.data = text.data.replaceAll(NAME, 'ليلى');
    const misplaced = found.flatMap(({ text, parent }) => {
      let box = parent;
      while (box.parentElement && isInline(box) && !isIsolated(box)) box = box.parentElement;
      const line = ordered(box);
      const turned = getComputedStyle(box).direction === 'rtl' && OTHER.test(line);
      const alone = !OTHER.test(text.data);
      const reorders = /ليلى[^\p{L}\n]*(?:\p{N}|[^\p{L}\s][^\p{L}\n]*ليلى)/u.test(line.replaceAll('\uFFFC', 'x'));
      const wrong = turned || reorders || (alone && OTHER.test(line));
      return wrong ? [`<${box.tagName.toLowerCase()} class="${box.getAttribute('class') ?? ''}"> ${line.trim()}`] : [];
    });
    return { shown: found.length, misplaced: [...new Set(misplaced)] };
  });
}
