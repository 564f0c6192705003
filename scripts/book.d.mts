export function buildBook(site: string, stdio?: 'inherit' | 'pipe'): void
export function serveBook(site: string): Promise<{ url: string; close(): void }>
