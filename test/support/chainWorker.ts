// The local service in a worker with its virtual machine, from the sources.
import './setBuffer.ts'
import '../../src/local/hosts/workerService.ts'
