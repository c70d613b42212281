import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';
import type { FluentVariable } from '@fluent/bundle';

export type Fact = string | number | FluentNumber;
export type Facts = Record<string, Fact>;

/** A number as it was given, without thousands set apart. */
export function ungrouped(value: number): FluentNumber {
  return new FluentNumber(value, { useGrouping: false });
}

type Pattern = NonNullable<ReturnType<FluentBundle['getMessage']>>['value'];

/** What the keys say in one language; an attribute has the key `message.attribute`. */
export class Words {
  readonly language: string;
  private readonly bundle: FluentBundle;
  private readonly asked = new Map<string, ReadonlySet<string>>();

  constructor(language: string, sources: readonly string[]) {
    this.language = language;
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) {
      const errors = this.bundle.addResource(new FluentResource(source));
      if (errors.length) throw new Error(errors.map(String).join('; '));
    }
  }

  has(key: string): boolean {
    return this.pattern(key) != null;
  }

  /** What the key says; a key that is not there, or a fact that is missing, is an error. */
  text(key: string, facts: Facts = {}): string {
    const pattern = this.pattern(key);
    if (pattern == null) throw new Error(`no words for ${key} in ${this.language}`);
    const errors: Error[] = [];
    const said = this.bundle.formatPattern(pattern, facts as Record<string, FluentVariable>, errors);
    if (errors.length) throw new Error(`${key}: ${errors.map(String).join('; ')}`);
    return said;
  }

  /** The facts that the key asks for, those of the messages it refers to included. */
  variables(key: string): ReadonlySet<string> {
    let known = this.asked.get(key);
    if (!known) {
      const found = new Set<string>();
      this.collect(this.pattern(key), found);
      known = found;
      this.asked.set(key, known);
    }
    return known;
  }

  private pattern(key: string): Pattern {
    const dot = key.indexOf('.');
    const message = this.bundle.getMessage(dot < 0 ? key : key.slice(0, dot));
    if (!message) return null;
    return dot < 0 ? message.value : (message.attributes[key.slice(dot + 1)] ?? null);
  }

  /** The parts of a pattern are the bundle's own: variables, references, selections and calls. */
  private collect(part: unknown, found: Set<string>): void {
    if (Array.isArray(part)) {
      for (const one of part) this.collect(one, found);
      return;
    }
    if (part === null || typeof part !== 'object') return;
    const node = part as Record<string, unknown>;
    if (node['type'] === 'var') found.add(String(node['name']));
    if (node['type'] === 'mesg') {
      const attribute = node['attr'] ? `.${String(node['attr'])}` : '';
      for (const name of this.variables(`${String(node['name'])}${attribute}`)) found.add(name);
    }
    for (const child of [node['selector'], node['variants'], node['value'], node['args']]) {
      this.collect(child, found);
    }
  }
}
