/**
 * `@scope` for browsers that do not know it yet: what a sheet says of `:scope` is said of the classes in its head.
 * In our sheets every selector names `:scope`, so that both ways it weighs the same.
 */
import type { AtRule, Plugin } from 'postcss';

export const scoped = (): Plugin => ({
  postcssPlugin: 'polis-scoped',
  AtRule: { scope: spelledOut },
});

function spelledOut(scope: AtRule): void {
  const roots = scope.params.slice(1, -1).split(/,\s*/);
  scope.walkRules((rule) => {
    rule.selectors = rule.selectors.flatMap((selector) => roots.map((root) => selector.replace(':scope', root)));
  });
  scope.replaceWith(scope.nodes ?? []);
}
