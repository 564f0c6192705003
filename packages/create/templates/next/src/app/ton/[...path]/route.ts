import { answer } from '../../../service'

export { answer as GET, answer as POST }
