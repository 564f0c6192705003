interface PoolRow {
  readonly utime: number
}

/** Newest first, by windows alone: these endpoints take no offset. */
/* @__NO_SIDE_EFFECTS__ */
export const poolWindow = <Row extends PoolRow>(rowKey: (row: Row) => string) => ({
  rowKey,
  utime: (row: PoolRow) => row.utime,
  first: {},
})
