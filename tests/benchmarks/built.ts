// Reads from the build's manifest which files a widget needs, and their sizes.

/** The part of touchline.manifest.json that benchmarks read. */
export interface Manifest {
  files: Record<string, { kind: string; name: string; brotli: number }>
  widgets: Record<string, { css: string | null; chunks: string[]; later: string[] }>
  pages: Record<string, { calls: string[] }>
}
