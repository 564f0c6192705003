interface Question<Ask> {
  readonly ask: Ask
  /** Gives the answer to the page. */
  readonly settle: (isAgreed: boolean) => void
}

/** Questions that wait for a decision, and decisions that wait for a question. */
export function createWaiting<Ask>(changed: () => void) {
  let questions: readonly Question<Ask>[] = []
  const early: ((question: Question<Ask>) => void)[] = []
  let asks: readonly Ask[] = []

  function keep(next: readonly Question<Ask>[]) {
    questions = next
    asks = next.map(({ ask }) => ask)
    changed()
  }

  return {
    /** The same list until it changes. */
    get asks() {
      return asks
    },
    /** Resolves when it is decided; never for a question that is dropped. */
    ask: (ask: Ask) =>
      new Promise<boolean>((settle) => {
        const question = { ask, settle }
        const decision = early.shift()
        if (decision) decision(question)
        else keep([...questions, question])
      }),
    /** Decides the oldest question, or the next one. */
    decide: (isAgreed: boolean) =>
      new Promise<void>((done) => {
        const decision = ({ settle }: Question<Ask>) => {
          settle(isAgreed)
          done()
        }
        const [first, ...rest] = questions
        if (!first) return void early.push(decision)
        keep(rest)
        decision(first)
      }),
    drop: () => keep([]),
  }
}
