// src/ui/words/en/accounts.ts
var balanceTexts = {
	"balance.failed": "The balance did not load.",
	"balance.limited": "The service asked us to slow down.",
	"balance.loading": "Loading",
	"balance.stale": "Last known value. The last refresh did not go through."
};
var accountStatusTexts = {
	"account.active": "Active",
	"account.frozen": "Frozen",
	"account.nonexist": "Not deployed",
	"account.uninit": "Not deployed"
};
export { balanceTexts as n, accountStatusTexts as t };
