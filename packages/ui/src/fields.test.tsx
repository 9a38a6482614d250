import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Button } from './button.tsx';
import { ChipSelect } from './chip-select.tsx';
import { OptionTiles } from './option-tiles.tsx';
import { TagInput } from './tag-input.tsx';
import { TextField } from './text-field.tsx';

const nothing = () => undefined;
const attribute = (html: string, name: string) => new RegExp(`${name}="([^"]*)"`).exec(html)?.[1];

describe('TextField', () => {
  it('TextField links its label, control and error, and hides the hint while there is an error', () => {
    const html = renderToStaticMarkup(
      <TextField label="Téléphone" hint="8 chiffres" error="Le numéro est requis" required />,
    );
    const id = attribute(html, 'for');
    expect(html).toContain(`id="${id}"`);
    expect(html).toContain('aria-invalid="true"');
    expect(html).toContain('aria-required="true"');
    expect(html).toContain(`id="${attribute(html, 'aria-describedby')}"`);
    expect(html).toContain('Le numéro est requis');
    expect(html).not.toContain('8 chiffres');
  });

  it('TextField is described by its hint if there is no error', () => {
    const html = renderToStaticMarkup(<TextField label="Téléphone" hint="8 chiffres" />);
    expect(html).toContain('8 chiffres');
    expect(html).not.toContain('aria-invalid');
    expect(html).toContain(`id="${attribute(html, 'aria-describedby')}"`);
  });

  it('TextField escapes markup in its value', () => {
    const html = renderToStaticMarkup(<TextField label="Nom" readOnly value={'"><script>x</script>'} />);
    expect(html).not.toContain('<script>');
  });
});

describe('choice groups', () => {
  it('OptionTiles checks only the chosen tile', () => {
    const options = [0, 1, 3].map((value) => ({ value, label: `${value} ans` }));
    const html = renderToStaticMarkup(
      <OptionTiles label="Expérience" options={options} value={0} onChange={nothing} error="Requis" />,
    );
    expect(html.match(/checked=""/g)).toHaveLength(1);
    expect(html).toMatch(/value="0"[^>]*checked=""|checked=""[^>]*value="0"/);
    expect(html).toContain('role="radiogroup"');
    expect(html).toContain('aria-invalid="true"');
  });

  it('ChipSelect disables only the unchosen options once the maximum is reached', () => {
    const html = renderToStaticMarkup(
      <ChipSelect
        label="Langues"
        options={['Anglais', 'Arabe', 'Français', 'Italien']}
        value={['Anglais', 'Arabe']}
        max={2}
        onChange={nothing}
        counter="2 sur 2"
      />,
    );
    expect(html.match(/disabled=""/g)).toHaveLength(2);
    expect(html.match(/checked=""/g)).toHaveLength(2);
    expect(html).toContain('aria-live="polite"');
  });
});

describe('TagInput', () => {
  it('TagInput labels each remove button with its tag', () => {
    const html = renderToStaticMarkup(<TagInput label="Compétences" value={['React', 'SQL']} onChange={nothing} />);
    expect(html).toContain('aria-label="Retirer React"');
    expect(html).toContain('aria-label="Retirer SQL"');
  });
});

describe('Button', () => {
  it('a Button submits a form only if its type is submit', () => {
    expect(renderToStaticMarkup(<Button>Continuer</Button>)).toContain('type="button"');
    expect(renderToStaticMarkup(<Button type="submit">Continuer</Button>)).toContain('type="submit"');
  });

  it('a busy Button is aria-disabled without being disabled, so that it stays in the tab order', () => {
    const html = renderToStaticMarkup(<Button busy>Envoi...</Button>);
    expect(html).toContain('aria-busy="true"');
    expect(html).toContain('aria-disabled="true"');
    expect(html).not.toContain(' disabled=""');
  });
});
