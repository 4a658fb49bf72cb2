// What is compiled for one kind of machine comes as a package for each. npm installs only what its lock names, and the lock
// names all kinds of some libraries and of others only the kind it was written on: the rest is found here, at the very
// version its library asks for.
// Only Node built-ins: on a fresh clone this runs before anything is installed.

/** @typedef {{ dev?: boolean, optionalDependencies?: Record<string, string> }} Locked */
/** @typedef {{ platform: string, arch: string, isMusl: boolean }} Machine */

/** @type {Machine} */
export const thisMachine = {
  platform: process.platform,
  arch: process.arch,
  isMusl: process.platform === 'linux' && !hasGlibc(),
};

/**
 * What a machine needs and the lock does not name, as npm is asked for it.
 * @param {{ packages: Record<string, Locked> }} lock
 * @param {Machine} machine
 * @param {{ dev: boolean }} options `dev`: also for the test and lint tools
 */
export function missingBindings({ packages }, machine, { dev }) {
  return Object.entries(packages)
    .filter(([, { dev: isTool = false }]) => dev || !isTool)
    .flatMap(([folder, { optionalDependencies = {} }]) =>
      Object.entries(optionalDependencies)
        .filter(([name]) => !packages[`node_modules/${name}`] && !packages[`${folder}/node_modules/${name}`])
        .filter(([name]) => isFor(machine, name))
        .map(([name, version]) => `${name}@${version}`),
    )
    .sort();
}

/** By its name, such as `@rolldown/binding-linux-arm64-gnu`. @param {Machine} machine @param {string} name */
function isFor({ platform, arch, isMusl }, name) {
  const [, library] = `-${name.split('/').at(-1)}-`.split(`-${platform}-${arch}-`);
  if (library === undefined) return false;
  return library === '' || platform !== 'linux' || library.includes('musl') === isMusl;
}

function hasGlibc() {
  const { header } = /** @type {{ header: Record<string, unknown> }} */ (process.report.getReport());
  return header.glibcVersionRuntime !== undefined;
}
