export const dnsRecordTexts = {
  'column.domain': 'Domain',
  'column.owner': 'Owner',
  'column.pointsTo': 'Points to',
  'column.records': 'Records',
  'dns.empty': 'No domains',
  'dns.emptyText': 'Domains that point here will appear here.',
  'dns.label': 'Domains',
  'dns.resolver': 'Subdomains',
  'dns.site': 'Site',
  'dns.storage': 'Storage',
} as const
