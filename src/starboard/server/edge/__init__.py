"""Everything between the network and the application: limits, deadlines and checks that strangers meet first."""
