// docs/.vitepress/generated/live.json
var Head = { "address": "0:E2406A5FC8A9B482CBCCA1EBF9E5D326B95C30DDE617CC55432450AF75094AEE" };
var Balance = { "address": "0:E2406A5FC8A9B482CBCCA1EBF9E5D326B95C30DDE617CC55432450AF75094AEE" };
var Send = {
	"address": "UQBKlqgMAp8apsAskHa9lfKDYmf3VHFdwFiC1iUZluTRatYO",
	"boc": "te6cckEBAgEAqQAB34gAlS1QGAU+NU2AWSDteyvlBsTP7qjiu4CxBaxKMy3JotQBuiiikEDXGtatSYTH/cS/muQIyhYgOqUlvpcko/vFF20nwOsEI8ymXc2FTAOeyahspFaIRO9tH+ONSSaGM1goWU1NGL/////4AAAACBwBAGhCAG2dGjWI1B64xELmqf9mzpoIt8/H4Zxx/eeiPeu8Ff3YostBeAAAAAAAAAAAAAAAAAAAM6sHwQ=="
};
var Jettons = { "address": "0:E2406A5FC8A9B482CBCCA1EBF9E5D326B95C30DDE617CC55432450AF75094AEE" };
var Activity = { "address": "0:E2406A5FC8A9B482CBCCA1EBF9E5D326B95C30DDE617CC55432450AF75094AEE" };
var live_default = {
	Head,
	Balance,
	Send,
	Jettons,
	Activity
};
export { Activity, Balance, Head, Jettons, Send, live_default as default };
