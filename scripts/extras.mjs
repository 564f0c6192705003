export const ensureRedis = () => false
export const saidExtras = () => {}
