/** Pixels: a column of this width is a mark or a button, which needs no more room. */
const MARK = 24

/** Tracks that share the width in proportion where none of them takes the rest; others as they are. */
export function spread(tracks: readonly string[]): readonly string[] {
  if (tracks.some((track) => /fr\)?$/.test(track))) return tracks
  return tracks.map((track) => {
    const least = track.replace(/^minmax\(|,.*$/g, '')
    // What grows with its content has its least width for a share.
    const most = Number.parseFloat(track.replace(/^.*,/, '')) || Number.parseFloat(least)
    return most > MARK ? `minmax(${least}, ${most}fr)` : track
  })
}
