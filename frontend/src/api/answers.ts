/** Written by `npm run api` from the backend's declaration of an application's answers. */
export const ANSWERS = {
  "companyName": {
    "label": "Company name",
    "required": true
  },
  "contactName": {
    "label": "Contact name",
    "required": true
  },
  "email": {
    "label": "Email",
    "required": true
  },
  "phone": {
    "label": "Phone",
    "required": true
  },
  "fundingType": {
    "label": "Funding type",
    "required": true
  },
  "amount": {
    "label": "Amount",
    "required": true,
    "choices": [
      {
        "value": "10000",
        "label": "£10,000"
      },
      {
        "value": "25000",
        "label": "£25,000"
      },
      {
        "value": "50000",
        "label": "£50,000"
      },
      {
        "value": "100000",
        "label": "£100,000"
      },
      {
        "value": "250000",
        "label": "£250,000"
      },
      {
        "value": "500000",
        "label": "£500,000"
      },
      {
        "value": "1000000",
        "label": "£1,000,000"
      },
      {
        "value": "2000000",
        "label": "£2,000,000+"
      }
    ],
    "quickChoices": [
      {
        "value": "0-10k",
        "label": "Up to £10,000"
      },
      {
        "value": "10k-50k",
        "label": "£10,000 to £50,000"
      },
      {
        "value": "50k-100k",
        "label": "£50,000 to £100,000"
      },
      {
        "value": "100k-250k",
        "label": "£100,000 to £250,000"
      },
      {
        "value": "250k-500k",
        "label": "£250,000 to £500,000"
      },
      {
        "value": "500k-1m",
        "label": "£500,000 to £1,000,000"
      },
      {
        "value": "1m+",
        "label": "£1,000,000 or more"
      }
    ]
  },
  "purpose": {
    "label": "Purpose",
    "required": false
  },
  "tradingHistory": {
    "label": "Trading history",
    "required": false,
    "choices": [
      {
        "value": "Startup",
        "label": "Startup"
      },
      {
        "value": "6 months",
        "label": "6 months"
      },
      {
        "value": "12 months",
        "label": "12 months"
      },
      {
        "value": "24 months",
        "label": "24 months"
      },
      {
        "value": "36 months",
        "label": "36 months"
      },
      {
        "value": "48 months",
        "label": "48 months"
      }
    ],
    "quickChoices": [
      {
        "value": "pre-revenue",
        "label": "No revenue yet"
      },
      {
        "value": "0-6m",
        "label": "Up to 6 months"
      },
      {
        "value": "6m-1y",
        "label": "6 months to 1 year"
      },
      {
        "value": "1y-2y",
        "label": "1 to 2 years"
      },
      {
        "value": "2y+",
        "label": "2 years or more"
      }
    ]
  },
  "annualTurnover": {
    "label": "Annual turnover",
    "required": false,
    "choices": [
      {
        "value": "0-50k",
        "label": "Up to £50,000"
      },
      {
        "value": "50k-100k",
        "label": "£50,000 to £100,000"
      },
      {
        "value": "100k-250k",
        "label": "£100,000 to £250,000"
      },
      {
        "value": "250k-500k",
        "label": "£250,000 to £500,000"
      },
      {
        "value": "500k-1m",
        "label": "£500,000 to £1,000,000"
      },
      {
        "value": "1m+",
        "label": "£1,000,000 or more"
      }
    ]
  },
  "monthlyRevenue": {
    "label": "Monthly revenue",
    "required": false
  },
  "employees": {
    "label": "Employees",
    "required": false
  },
  "companyNumber": {
    "label": "Company number",
    "required": false
  },
  "businessSector": {
    "label": "Business sector",
    "required": false,
    "choices": [
      {
        "value": "retail",
        "label": "Retail"
      },
      {
        "value": "hospitality",
        "label": "Hospitality"
      },
      {
        "value": "construction",
        "label": "Construction"
      },
      {
        "value": "professional-services",
        "label": "Professional services"
      },
      {
        "value": "manufacturing",
        "label": "Manufacturing"
      },
      {
        "value": "technology",
        "label": "Technology"
      },
      {
        "value": "property",
        "label": "Property"
      },
      {
        "value": "healthcare",
        "label": "Healthcare"
      },
      {
        "value": "other",
        "label": "Other"
      }
    ]
  },
  "registeredAddress": {
    "label": "Registered address",
    "required": false
  },
  "creditScore": {
    "label": "Credit score",
    "asked": "Credit score (self-assessed)",
    "required": false,
    "choices": [
      {
        "value": "350",
        "label": "Poor (0-450)"
      },
      {
        "value": "550",
        "label": "Fair (450-650)"
      },
      {
        "value": "700",
        "label": "Good (650-750)"
      },
      {
        "value": "850",
        "label": "Excellent (750+)"
      }
    ]
  },
  "hasAdverseCredit": {
    "label": "Adverse credit",
    "asked": "Adverse credit history",
    "required": false,
    "choices": [
      {
        "value": "yes",
        "label": "Yes"
      },
      {
        "value": "no",
        "label": "No"
      }
    ]
  },
  "adverseCreditDetails": {
    "label": "Adverse credit details",
    "required": false
  },
  "existingLoans": {
    "label": "Existing loans",
    "required": false
  },
  "propertyValue": {
    "label": "Property value",
    "required": false
  },
  "purchasePrice": {
    "label": "Purchase price",
    "required": false
  },
  "propertyType": {
    "label": "Property type",
    "required": false,
    "choices": [
      {
        "value": "residential",
        "label": "Residential"
      },
      {
        "value": "commercial",
        "label": "Commercial"
      },
      {
        "value": "mixed-use",
        "label": "Mixed-use"
      },
      {
        "value": "industrial",
        "label": "Industrial"
      },
      {
        "value": "hmo",
        "label": "HMO"
      },
      {
        "value": "land",
        "label": "Land"
      }
    ]
  },
  "propertyAddress": {
    "label": "Property address",
    "required": false
  },
  "ltv": {
    "label": "Loan to value",
    "required": false,
    "choices": [
      {
        "value": "50",
        "label": "Up to 50%"
      },
      {
        "value": "60",
        "label": "Up to 60%"
      },
      {
        "value": "70",
        "label": "Up to 70%"
      },
      {
        "value": "75",
        "label": "Up to 75%"
      },
      {
        "value": "80",
        "label": "Up to 80%"
      }
    ]
  },
  "exitStrategy": {
    "label": "Exit strategy",
    "required": false
  },
  "developmentType": {
    "label": "Development type",
    "required": false,
    "choices": [
      {
        "value": "Ground-up development",
        "label": "Ground-up development"
      },
      {
        "value": "Conversion",
        "label": "Conversion"
      },
      {
        "value": "Light refurbishment",
        "label": "Light refurbishment"
      },
      {
        "value": "Heavy refurbishment",
        "label": "Heavy refurbishment"
      }
    ]
  },
  "gdo": {
    "label": "Gross development value (GDV)",
    "required": false
  },
  "refurbCosts": {
    "label": "Refurbishment costs",
    "required": false
  },
  "assetType": {
    "label": "Asset type",
    "required": false
  },
  "assetAge": {
    "label": "Asset age",
    "required": false
  },
  "assetCondition": {
    "label": "Asset condition",
    "required": false,
    "choices": [
      {
        "value": "New",
        "label": "New"
      },
      {
        "value": "Used, in good order",
        "label": "Used, in good order"
      },
      {
        "value": "Used, in need of work",
        "label": "Used, in need of work"
      },
      {
        "value": "Reconditioned",
        "label": "Reconditioned"
      }
    ]
  },
  "invoiceVolume": {
    "label": "Monthly invoice volume",
    "required": false
  },
  "debtorConcentration": {
    "label": "Debtor concentration",
    "required": false
  },
  "averageInvoiceValue": {
    "label": "Average invoice value",
    "required": false
  },
  "legalForm": {
    "label": "Legal form",
    "required": false,
    "choices": [
      {
        "value": "limited_company",
        "label": "Limited company"
      },
      {
        "value": "llp",
        "label": "Limited liability partnership (LLP)"
      },
      {
        "value": "partnership_2_3",
        "label": "Partnership of two or three"
      },
      {
        "value": "partnership_4_plus",
        "label": "Partnership of four or more"
      },
      {
        "value": "sole_trader",
        "label": "Sole trader"
      },
      {
        "value": "charity",
        "label": "Charity"
      },
      {
        "value": "other",
        "label": "Something else"
      }
    ]
  },
  "securedOnHome": {
    "label": "Secured on a home",
    "required": false,
    "choices": [
      {
        "value": "yes",
        "label": "Yes"
      },
      {
        "value": "no",
        "label": "No"
      },
      {
        "value": "not_sure",
        "label": "Not sure"
      }
    ]
  }
} as const;

/** The answers that the matching rule reads. */
export const ENQUIRY_ANSWERS = [
  "fundingType",
  "amount",
  "tradingHistory",
  "monthlyRevenue",
  "invoiceVolume",
  "creditScore",
  "hasAdverseCredit",
  "businessSector",
  "propertyType",
  "propertyValue",
  "ltv",
  "developmentType",
  "refurbCosts",
  "propertyAddress",
  "registeredAddress"
] as const;
