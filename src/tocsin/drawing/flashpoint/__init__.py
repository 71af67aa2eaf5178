"""Houses of Flash Point and Extreme Danger as drawings."""
