// A sheet belongs to its component (docs/decisions/0017-a-sheet-belongs-to-its-component.md).
import stylelint from 'stylelint';

const SIZES = [/^var\(--(text-\d+|z|small)\)$/, /^(inherit|\d*\.?\d+em|\d+%|0)$/, /^(max|min|calc)\(/];
const RADII = [/^(0|50%|inherit|var\(--radius-(xs|s|m|l|full)\)|calc\(var\(--z\) \* [\d.]+\)|[ /])+$/];

/** @type {import('stylelint').Config} */
export default {
  plugins: [scoped()],
  rules: {
    'polis/scoped': true,
    'declaration-property-value-allowed-list': { 'font-size': SIZES, '/radius$/': RADII },
    'declaration-property-value-disallowed-list': { font: [/^([\w-]+ )*[\d.]+(px|rem)/] },
    'declaration-block-no-duplicate-properties': true,
    'declaration-block-no-shorthand-property-overrides': true,
    'no-duplicate-selectors': true,
    'selector-class-pattern': '^[a-z][a-z0-9]*(-[a-zA-Z0-9]+)*$',
    'selector-max-id': 0,
  },
  overrides: [
    { files: ['packages/web/src/look/{tokens,base,edges}.css'], rules: { 'polis/scoped': null } },
    { files: ['packages/web/src/end/print.css'], rules: { 'polis/scoped': null } },
  ],
};

/** Every rule stands in a layer, in the scope of its component, and says where in it. */
function scoped() {
  const ruleName = 'polis/scoped';
  const messages = stylelint.utils.ruleMessages(ruleName, {
    layer: 'a rule stands in a layer and in the scope of its component',
    scope: (selector) => `"${selector}" does not begin from :scope`,
  });
  /** @type {import('stylelint').Rule} */
  const rule = () => (root, result) => {
    root.walkRules((node) => {
      /** @type {string[]} */
      const around = [];
      for (let at = node.parent; at && at.type !== 'root'; at = at.parent)
        if ('name' in at) around.push(String(at.name));
      if (around.includes('keyframes')) return;
      if (!around.includes('layer') || !around.includes('scope'))
        stylelint.utils.report({ ruleName, result, node, message: messages.layer });
      for (const selector of node.selectors)
        if (!selector.includes(':scope'))
          stylelint.utils.report({ ruleName, result, node, message: messages.scope(selector) });
    });
  };
  rule.ruleName = ruleName;
  rule.messages = messages;
  return stylelint.createPlugin(ruleName, rule);
}
