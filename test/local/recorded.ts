/** The same object, which adds the name of every method that answered to `called`. */
export function recorded<T extends object>(target: T, called: Set<string>): T {
  return new Proxy(target, {
    get(object, name, receiver) {
      const value = Reflect.get(object, name, receiver)
      if (typeof value !== 'function' || typeof name !== 'string') return value
      return (...args: unknown[]) => {
        const answer = value.apply(object, args)
        const done = () => void called.add(name)
        if (answer instanceof Promise) answer.then(done, () => {})
        else done()
        return answer
      }
    },
  })
}
