/** In place of a page whose script loads; index.html has the same until the first one is there. */
export const PageSkeleton = () => (
  <main className="page" aria-busy="true">
    {[3, 6].map((lines) => (
      <div key={lines} className="card cold" aria-hidden="true">
        {Array.from({ length: lines }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: all are the same
          <i key={index} />
        ))}
      </div>
    ))}
  </main>
)
