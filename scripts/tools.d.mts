export const requireTool: NodeJS.Require
