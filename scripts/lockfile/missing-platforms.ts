// Finds what a lockfile leaves out of other platforms, and writes it in: npm ci refuses a lockfile that does not name them.

/** A package as package-lock.json has it; only what is read or written here. */
export interface LockedPackage {
  version?: string
  optionalDependencies?: Record<string, string>
  dev?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  [other: string]: unknown
}

/** The part of package-lock.json that matters. */
export interface Lockfile {
  packages: Record<string, LockedPackage>
  [other: string]: unknown
}

/** An optional package that is asked for but not locked. */
export interface MissingPackage {
  /** `node_modules/@oxfmt/binding-win32-x64-msvc` */
  path: string
  version: string
  isDev: boolean
}

const systems = ['android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32', 'aix'] as const
const processors: readonly (readonly [RegExp, string])[] = [
  [/\barm64\b/, 'arm64'],
  [/\bx64\b/, 'x64'],
  [/\bia32\b/, 'ia32'],
  [/\barm\b/, 'arm'],
  [/\bppc64(le)?\b/, 'ppc64'],
  [/\briscv64\b/, 'riscv64'],
  [/\bs390x\b/, 's390x'],
  [/\bloong64\b/, 'loong64'],
  [/\bmips64el\b/, 'mips64el'],
]

/** Optional packages with an exact version and a platform in their name that have no entry. */
export function findMissingPlatforms({ packages }: Lockfile): MissingPackage[] {
  const missing = Object.values(packages).flatMap(({ optionalDependencies = {}, dev = false }) =>
    Object.entries(optionalDependencies)
      .filter(([name, version]) => /^\d/.test(version) && systemOf(name) && !(`node_modules/${name}` in packages))
      .map(([name, version]) => ({ path: `node_modules/${name}`, version, isDev: dev })),
  )
  return [...new Map(missing.map((one) => [one.path, one])).values()].toSorted((a, b) => a.path.localeCompare(b.path, 'en'))
}

/** The lockfile with an entry for each of them, as npm writes it where the registry serves every platform. */
export function withPlatforms(lockfile: Lockfile): Lockfile {
  const added = findMissingPlatforms(lockfile).map(({ path, version, isDev }) => [path, entryOf(path, version, isDev)] as const)
  const packages = [...Object.entries(lockfile.packages), ...added].toSorted(([a], [b]) => a.localeCompare(b, 'en'))
  return { ...lockfile, packages: Object.fromEntries(packages) }
}

function entryOf(path: string, version: string, isDev: boolean): LockedPackage {
  const system = systemOf(path)
  const processor = processors.find(([pattern]) => pattern.test(path))?.[1]
  const libc = /musl/.test(path) ? 'musl' : system === 'linux' && /gnu/.test(path) ? 'glibc' : null
  return {
    version,
    ...(processor ? { cpu: [processor] } : {}),
    ...(isDev ? { dev: true } : {}),
    ...(libc ? { libc: [libc] } : {}),
    optional: true,
    ...(system ? { os: [system] } : {}),
  }
}

function systemOf(name: string): string | null {
  return systems.find((system) => new RegExp(`\\b${system}\\b`).test(name)) ?? null
}
