// The changelog: what has not been released yet, and its section once it is.
const UNRELEASED = '## [Unreleased]';

/** What stands under "Unreleased". @param {string} changelog */
export function unreleased(changelog) {
  const [, after = ''] = changelog.split(`${UNRELEASED}\n`);
  return after.split(/^## /m)[0].trim();
}

/** The same with a section for this version. @param {string} changelog @param {string} version @param {string} day */
export function dated(changelog, version, day) {
  return changelog.replace(UNRELEASED, `${UNRELEASED}\n\n## [${version}] - ${day}`);
}
